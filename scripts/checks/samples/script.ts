import {load} from 'cheerio';
import type {Element} from 'domhandler';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import ts from 'typescript';
import {withoutFrontMatter} from '../../../content/pageFile';
import {jsonProblems} from './data';
import {messageOf} from '../../../content/problems';
import {type Checker, type SampleProblem} from './sample';

function scriptProblems(code: string, extension: string): SampleProblem[] {
  const {diagnostics = []} = ts.transpileModule(code, {
    fileName: `sample.${extension}`,
    reportDiagnostics: true,
    compilerOptions: {
      allowJs: true,
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    },
  });
  return diagnostics.map(({file, start = 0, messageText}) => ({
    line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

/** `js`, `jsx`, `ts`, and `tsx` fences. */
export const script: Checker = ({code, language}) => scriptProblems(code, language);

function inlineProblems({attribs: {type = ''}, children: [text]}: Element): SampleProblem[] {
  if (text?.type !== 'text') {
    return [];
  }
  const first = (text.sourceCodeLocation?.startLine ?? 1) - 1;
  const problems = () => {
    if (/json$/.test(type) || type === 'importmap') {
      return jsonProblems(text.data);
    }
    return type === '' || type === 'module' || /javascript$/.test(type) ? scriptProblems(text.data, 'js') : [];
  };
  return problems().map(({line, message}) => ({line: first + line, message: `script: ${message}`}));
}

/** `html` fences: complete documents and fragments, with their inline scripts. */
export const html: Checker = ({code}) => {
  const problems: SampleProblem[] = [];
  const onParseError = ({code: name, startLine}: {code: string; startLine: number}) => {
    // A sample can omit the doctype.
    if (name !== 'missing-doctype') {
      problems.push({line: startLine, message: `HTML: ${name}`});
    }
  };
  const isWhole = /<(?:!doctype|html|head|body)[\s>]/i.test(code);
  const $ = load(code, {sourceCodeLocationInfo: true, onParseError}, isWhole);
  return [...problems, ...$('script').toArray().flatMap(inlineProblems)];
};

/** `mdx` fences: compiled like a page. */
export const mdx: Checker = async ({code}) => {
  // Imported dynamically, because an ES module can't be required.
  const {compile} = await import('@mdx-js/mdx');
  try {
    await compile(withoutFrontMatter(code), {remarkPlugins: [remarkGfm, remarkDirective]});
    return [];
  } catch (error) {
    const {line = 1, reason = messageOf(error)} = error as {line?: number; reason?: string};
    return [{line, message: `MDX: ${reason}`}];
  }
};
