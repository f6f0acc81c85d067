// Checks comment.js with a GitHub that only exists here.
//
// usage: node .github/scripts/check-comment.js [REPORT [OUTPUT]]    REPORT: the folder of a report, whose comment is written
// to OUTPUT or printed. Without it, the comments on invented reports are checked.
const assert = require("assert");
const fs = require("fs");
const os = require("os");
const path = require("path");
const comment = require("./comment.js");

/**
 * A repository with branches and comments, whose branch is moved by somebody else `races` times. `login` is the account
 * of the token; `undefined` for a token that may not ask for it.
 */
function fakeGitHub({ races = 0, login } = {}) {
  const state = { blobs: [], trees: [], commits: [], refs: {}, comments: [], races };
  const conflict = () => Object.assign(new Error("conflict"), { status: 422 });
  const git = {
    createBlob: async ({ content }) => ({ data: { sha: `blob${state.blobs.push(content)}` } }),
    createTree: async ({ tree }) => ({ data: { sha: `tree${state.trees.push(tree)}` } }),
    createCommit: async ({ parents }) => ({ data: { sha: `commit${state.commits.push(parents)}` } }),
    getRef: async ({ ref }) => {
      if (!state.refs[ref]) throw Object.assign(new Error("none"), { status: 404 });
      return { data: { object: { sha: state.refs[ref] } } };
    },
    createRef: async ({ ref, sha }) => {
      const name = ref.replace("refs/", "");
      if (state.races-- > 0) state.refs[name] = "theirs";
      if (state.refs[name]) throw conflict();
      state.refs[name] = sha;
    },
    updateRef: async ({ ref, sha, force }) => {
      assert(!force, "the commit of another run would be lost");
      if (state.races-- > 0) throw conflict();
      state.refs[ref] = sha;
    },
  };
  const issues = {
    listComments: "listComments",
    createComment: async ({ body }) => {
      state.comments.push({ id: state.comments.length + 1, body, user: { login: login ?? "github-actions[bot]" } });
    },
    updateComment: async ({ comment_id: id, body }) => (state.comments[id - 1].body = body),
  };
  const graphql = async (query) => {
    if (!login) throw Object.assign(new Error("Resource not accessible by integration"), { status: 403 });
    assert(query.includes("viewer"));
    return { viewer: { login } };
  };
  return { state, github: { graphql, rest: { git, issues }, paginate: async () => state.comments } };
}

/** Writes a report with a number of changes. */
function report(folder, count, { snapshot, change = "`a|b` <img> @all" } = {}) {
  const items = Array.from({ length: count }, (_, index) => {
    const files = ["reference", "actual", "difference"].map((name) => `T/card${index}.png/${name}.png`);
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), `${index}`);
    }
    return { kind: "changed", snapshot: snapshot ?? `T/F/card${index}.png`, change, files, isKnownIssue: false };
  });
  fs.writeFileSync(path.join(folder, "report.json"), JSON.stringify({ items }));
  fs.writeFileSync(path.join(folder, "summary.md"), `## Snapshots: ${count} changed\n`);
}

async function run(fake, folder, name = "snapshots") {
  const context = { repo: { owner: "o", repo: "r" }, runId: 7, payload: { pull_request: { number: 3 } } };
  await comment({ github: fake.github, context, core: { info() {} }, folder, name });
}

/** A text of a test has no meaning in the comment, whatever characters it has. */
async function checkTexts(folder) {
  const texts = [
    "plain", "`a|b` <img src=x> @all #1", "\u{600}` ![x](https://a.b/c.png)", "``\u{301} <b>", "a\n\n# b\r\n- c", "a\\|b",
    "\u{1B}[2J\u{202E}x\u{2028}", "www.a.b https://a.b a@b.c", "&lt;b&gt;", "*a* _b_ ~c~", "</code><script>", "x".repeat(9999),
    "<".repeat(9999),
  ];
  for (const text of texts) {
    const fake = fakeGitHub();
    report(folder, 10, { snapshot: `T/F/${text}.png`, change: text });
    await run(fake, folder);
    const { body } = fake.state.comments[0];
    assert(body.length <= 65536, "GitHub accepts the comment");
    for (const [line] of body.matchAll(/^<code>.*$/gm)) {
      assert.match(line, /^<code>([^!-\/:-@[-`{-~\p{Cc}\p{Bidi_C}]|&#\d+;(?:<!-- -->)?)*<\/code>: <code>(?:[^!-\/:-@[-`{-~\p{Cc}\p{Bidi_C}]|&#\d+;(?:<!-- -->)?)*<\/code>$/u);
    }
    assert.strictEqual(body.match(/^<code>/gm)?.length ?? 0, body.match(/^\| reference/gm)?.length ?? 0);
  }
}

/** Only a comment of the token's own account is replaced. */
async function checkAuthors(folder) {
  report(folder, 1);
  for (const login of [undefined, "some-app[bot]", "person"]) {
    const fake = fakeGitHub({ login });
    const own = login ?? "github-actions[bot]";
    const others = ["stranger", "github-actions", "github-actions[bot]", "person"].filter((other) => other !== own);
    const body = "<!-- firstframe: snapshots --> posted by a stranger";
    fake.state.comments.push(...others.map((user, index) => ({ id: index + 1, body, user: { login: user } })));
    fake.state.comments.push({ id: others.length + 1, body, user: null });
    for (let count = 0; count < 2; count += 1) await run(fake, folder);
    assert.deepStrictEqual(fake.state.comments.slice(0, others.length + 1).map((comment) => comment.body), Array(others.length + 1).fill(body));
    assert.strictEqual(fake.state.comments.length, others.length + 2, "the second run replaces the comment of the first");
    assert.strictEqual(fake.state.comments.at(-1).user.login, own);
  }
  const fake = fakeGitHub();
  for (const name of ["a --> <b>", "a", "a"]) await run(fake, folder, name);
  assert.deepStrictEqual(fake.state.comments.map(({ body }) => body.split("\n")[0]), ["<!-- firstframe: a%20--%3E%20%3Cb%3E -->", "<!-- firstframe: a -->"]);
}

/** Pictures outside of the report are not published. */
async function checkFiles(folder) {
  const outside = path.join(folder, "..", path.basename(folder) + "-outside");
  const inside = path.join(folder, "inside");
  fs.mkdirSync(outside);
  fs.mkdirSync(inside);
  fs.writeFileSync(path.join(outside, "actual.png"), "secret");
  fs.symlinkSync(outside, path.join(inside, "link"));
  try {
    for (const file of ["link/actual.png", `../../${path.basename(outside)}/actual.png`]) {
      const items = [{ kind: "changed", snapshot: "T/F/a.png", files: [file], isKnownIssue: false }];
      fs.writeFileSync(path.join(inside, "report.json"), JSON.stringify({ items }));
      fs.writeFileSync(path.join(inside, "summary.md"), "");
      const fake = fakeGitHub();
      await assert.rejects(run(fake, inside), /is not in the folder of the report/);
      assert.deepStrictEqual(fake.state.blobs, []);
    }
  } finally {
    fs.rmSync(outside, { recursive: true });
  }
}

async function check() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "comment-"));
  try {
    const fake = fakeGitHub({ races: 2 });
    await run(fake, folder);
    assert.deepStrictEqual(fake.state.comments, [], "a run without a report gets no comment");
    report(folder, 0);
    await run(fake, folder);
    assert.deepStrictEqual(fake.state.comments, [], "a run without changes gets no comment");
    report(folder, 12);
    await run(fake, folder);
    const { body } = fake.state.comments[0];
    assert.strictEqual(body.match(/<img /g).length, 30, "ten changes have three pictures each");
    assert(body.includes("2 more in the report") && body.includes("actions/runs/7"));
    assert(body.includes("/o/r/blob/commit3/1.png?raw=true"), "the address contains the commit that was accepted");
    assert(!body.includes("@all") && !body.includes("a|b"), "texts of tests are not Markdown");
    assert.deepStrictEqual(fake.state.commits, [[], ["theirs"], ["theirs"]]);
    report(folder, 0);
    await run(fake, folder);
    assert.strictEqual(fake.state.comments.length, 1, "a later run replaces the comment");
    assert(!fake.state.comments[0].body.includes("<img"));
    await checkTexts(folder);
    await checkAuthors(folder);
    await checkFiles(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

(async () => {
  const [folder, output] = process.argv.slice(2);
  if (!folder) return check().then(() => console.log("all checks passed"));
  const fake = fakeGitHub();
  await run(fake, folder);
  const text = fake.state.comments[0]?.body ?? "no comment\n";
  if (output) fs.writeFileSync(output, text);
  else process.stdout.write(text);
})();
