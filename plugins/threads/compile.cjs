const {build} = require('esbuild');
const fs = require('node:fs');
const path = require('node:path');

/** A file of the site that asks where it is: in one file with all others it would be told where that one is. */
const ownPlace = {
  name: 'own-place',
  setup: ({onLoad}) =>
    onLoad({filter: /\.ts$/}, ({path: file}) => {
      const source = fs.readFileSync(file, 'utf8');
      const place = `const __filename = ${JSON.stringify(file)}, __dirname = ${JSON.stringify(path.dirname(file))};`;
      return /\b__(?:file|dir)name\b/.test(source) ? {contents: place + source, loader: 'ts'} : undefined;
    }),
};

/**
 * Makes one file of a TypeScript file and of all of the site's own files that it imports, for Node; packages are left
 * outside. It takes a quarter of a second. What is not different stays as it is, and nobody sees half a file.
 *
 * @param {string} entry
 * @param {string} output in a folder from which the packages are found
 * @returns {Promise<void>}
 * @throws {Error} with file, line and what was found, when a file is not valid
 */
exports.compile = async (entry, output) => {
  const {outputFiles} = await build({
    ...{entryPoints: [entry], bundle: true, write: false, logLevel: 'silent', plugins: [ownPlace]},
    ...{platform: 'node', target: 'node20', format: 'cjs', packages: 'external'},
  }).catch(({message}) => {
    // Without the frames of the compiler: file, line and what is wrong are in its message.
    throw Object.assign(new Error(message), {stack: message});
  });
  const text = outputFiles[0].text;
  if (!fs.existsSync(output) || fs.readFileSync(output, 'utf8') !== text) {
    const draft = `${output}.${process.pid}`;
    fs.mkdirSync(path.dirname(output), {recursive: true});
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, output);
  }
};
