// Checks comment.js with a GitHub that only exists here.
//
// usage: node .github/scripts/check-comment.js [REPORT [OUTPUT]]    REPORT: the folder of a report, whose comment is written
// to OUTPUT or printed. Without it, the comments on invented reports are checked.
const assert = require("assert");
const fs = require("fs");
const os = require("os");
const path = require("path");
const comment = require("./comment.js");

/** A repository with branches and comments, whose branch is moved by somebody else `races` times. */
function fakeGitHub({ races = 0 } = {}) {
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
    createComment: async ({ body }) => state.comments.push({ id: state.comments.length + 1, body }),
    updateComment: async ({ comment_id: id, body }) => (state.comments[id - 1].body = body),
  };
  return { state, github: { rest: { git, issues }, paginate: async () => state.comments } };
}

/** Writes a report with a number of changes. */
function report(folder, count) {
  const items = Array.from({ length: count }, (_, index) => {
    const files = ["reference", "actual", "difference"].map((name) => `T/card${index}.png/${name}.png`);
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), `${index}`);
    }
    return { kind: "changed", snapshot: `T/F/card${index}.png`, change: "`a|b` <img> @all", files, isKnownIssue: false };
  });
  fs.writeFileSync(path.join(folder, "report.json"), JSON.stringify({ items }));
  fs.writeFileSync(path.join(folder, "summary.md"), `## Snapshots: ${count} changed\n`);
}

async function run(fake, folder) {
  const context = { repo: { owner: "o", repo: "r" }, runId: 7, payload: { pull_request: { number: 3 } } };
  await comment({ github: fake.github, context, core: { info() {} }, folder, name: "snapshots" });
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
