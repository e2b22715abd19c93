import {jsonSchemas} from './schemas';
import {snippets} from './snippets';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files that VS Code reads, by path from the repository's root: schemas of facts, and snippets. */
export const editorFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(jsonSchemas).map(([name, schema]) => [`.vscode/schemas/${name}.json`, json(schema)]),
  ),
  '.vscode/site.code-snippets': json(snippets()),
});
