// Writes a comment with the summary of a report and the pictures of its first changes on the pull request of a run. A later
// run replaces the comment. GitHub shows no pictures of artifacts, so they are committed to a branch of their own, which
// has no history in common with the code.
const fs = require("fs");
const path = require("path");

const branch = "firstframe-snapshots";
const limit = 10;
// GitHub refuses comments of more than 65536 characters.
const maximumLength = 65000;

/** The items of a report that have an actual picture, with the paths of their pictures relative to the report. */
function changes(report) {
  const named = (item, name) => item.files.find((file) => path.posix.basename(file) === name);
  return report.items
    .filter((item) => !item.isKnownIssue && named(item, "actual.png"))
    .map((item) => ({
      name: item.snapshot ?? item.test,
      change: item.change ?? item.kind,
      pictures: [
        ["reference", named(item, "reference.png")],
        ["actual", named(item, "actual.png")],
        ["difference", named(item, "difference.png")],
      ],
    }));
}

/** Controls, line separators, and controls of bidirectional text, as `isTerminalControl` in Swift. */
const control = /[\0-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F]/gu;

/**
 * A text from a test as code on one line, also in a cell of a table. All punctuation is written as character references,
 * so nothing in it is Markdown or HTML; code mentions nobody.
 */
function code(text, length) {
  const characters = [...text.replace(/\s*[\n\r]+\s*/g, " / ")];
  const cut = characters.length > length ? characters.slice(0, length - 1).join("") + "…" : characters.join("");
  const visible = cut.replace(control, (found) => `\\u{${found.codePointAt(0).toString(16).toUpperCase()}}`);
  // The comment after an @ keeps addresses of e-mail from becoming links.
  const reference = (found) => `&#${found.codePointAt(0)};${found === "@" ? "<!-- -->" : ""}`;
  return `<code>${visible.replace(/[!-/:-@[-`{-~]/g, reference)}</code>`;
}

/** The start of a Markdown text that fits into a length: whole lines, and no block of code without an end. */
function shortened(text, length) {
  if (text.length <= length) return text;
  const cut = text.slice(0, text.lastIndexOf("\n", length) + 1);
  const isInCode = cut.split("\n").filter((line) => line.startsWith("```")).length % 2 === 1;
  return cut + (isInCode ? "```\n" : "") + "\n…";
}

/** The comment as Markdown. `address` returns the address of a picture. */
function body({ marker, summary, changes, address, run }) {
  const shown = changes.slice(0, limit);
  const tables = shown.map(({ name, change, pictures }) => {
    const cells = pictures.map(([title, file]) => (file ? `<img src="${address(file)}" alt="${title}" width="240">` : ""));
    return `${code(name, 200)}: ${code(change, 300)}\n\n| reference | actual | difference |\n|---|---|---|\n| ${cells.join(" | ")} |`;
  });
  const start = [marker, shortened(summary, 30000).trim()];
  const text = (count) => {
    const rest = changes.length - count;
    const more = rest > 0 ? [`${rest} more in the report.`] : [];
    return [...start, ...tables.slice(0, count), ...more, `[Run and report](${run})`].join("\n\n") + "\n";
  };
  let count = tables.length;
  while (count > 0 && text(count).length > maximumLength) count -= 1;
  return text(count);
}

/** The login of the account whose token this is. */
async function author(github) {
  try {
    return (await github.graphql("query { viewer { login } }")).viewer.login;
  } catch {
    // The token of a workflow may not ask for its account.
    return "github-actions[bot]";
  }
}

/** Appends a commit to the branch. Another run may append one at the same time, so it tries again. */
async function append(github, { owner, repo }, tree, message, attempts = 5) {
  let parent;
  try {
    parent = (await github.rest.git.getRef({ owner, repo, ref: `heads/${branch}` })).data.object.sha;
  } catch (error) {
    if (error.status !== 404) throw error;
  }
  const { data } = await github.rest.git.createCommit({ owner, repo, message, tree, parents: parent ? [parent] : [] });
  try {
    if (parent) {
      await github.rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha: data.sha });
    } else {
      await github.rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha: data.sha });
    }
  } catch (error) {
    if (error.status !== 422 || attempts === 1) throw error;
    return append(github, { owner, repo }, tree, message, attempts - 1);
  }
  return data;
}

/** Commits pictures to the branch, and returns a function from their paths to their addresses. */
async function commit(github, { owner, repo }, folder, files, message) {
  const blobs = {};
  const root = fs.realpathSync(folder) + path.sep;
  for (const file of files) {
    const source = fs.realpathSync(path.join(folder, file));
    if (!source.startsWith(root)) throw new Error(`${JSON.stringify(file)} is not in the folder of the report`);
    const content = fs.readFileSync(source).toString("base64");
    blobs[file] = (await github.rest.git.createBlob({ owner, repo, content, encoding: "base64" })).data.sha;
  }
  // Names of files are numbers, because names of tests may contain characters that addresses must not contain.
  const names = Object.fromEntries(files.map((file, index) => [file, `${index + 1}.png`]));
  const tree = await github.rest.git.createTree({
    owner, repo, tree: files.map((file) => ({ path: names[file], mode: "100644", type: "blob", sha: blobs[file] })),
  });
  const { sha } = await append(github, { owner, repo }, tree.data.sha, message);
  const server = process.env.GITHUB_SERVER_URL ?? "https://github.com";
  return (file) => `${server}/${owner}/${repo}/blob/${sha}/${names[file]}?raw=true`;
}

module.exports = async ({ github, context, core, folder, name }) => {
  if (!fs.existsSync(path.join(folder, "report.json"))) {
    core.info("There is no report, so there is no comment.");
    return;
  }
  const report = JSON.parse(fs.readFileSync(path.join(folder, "report.json"), "utf8"));
  const summary = fs.readFileSync(path.join(folder, "summary.md"), "utf8");
  const found = changes(report);
  const { owner, repo } = context.repo;
  const issue = context.payload.pull_request.number;
  const marker = `<!-- firstframe: ${encodeURIComponent(name)} -->`;

  const comments = await github.paginate(github.rest.issues.listComments, { owner, repo, issue_number: issue });
  // Anybody can write the marker. Nobody else's comment is replaced.
  const marked = comments.filter((comment) => comment.body?.startsWith(marker));
  const own = marked.length ? await author(github) : undefined;
  const previous = marked.find((comment) => comment.user?.login === own);
  // A pull request whose snapshots all pass gets no comment, unless an earlier run found changes.
  if (report.items.length === 0 && !previous) return;

  const files = found.slice(0, limit).flatMap((change) => change.pictures.map(([, file]) => file).filter(Boolean));
  const address = files.length
    ? await commit(github, { owner, repo }, folder, files, `Pictures of the pull request ${issue}`)
    : () => "";
  const server = process.env.GITHUB_SERVER_URL ?? "https://github.com";
  const run = `${server}/${owner}/${repo}/actions/runs/${context.runId}`;
  const text = body({ marker, summary, changes: found, address, run });
  if (previous) {
    await github.rest.issues.updateComment({ owner, repo, comment_id: previous.id, body: text });
  } else {
    await github.rest.issues.createComment({ owner, repo, issue_number: issue, body: text });
  }
};
