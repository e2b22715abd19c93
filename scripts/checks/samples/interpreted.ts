import {spawnSync} from 'node:child_process';
import {parser as pythonGrammar} from '@lezer/python';
import {Engine} from 'php-parser';
import {embeddedProblems} from './graphql';
import {type Checker, type Context, type SampleProblem, type Sample, each, lineAt, messageOf} from './sample';

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

const readAll = `
import ast, json, sys
answers = []
for code in json.load(sys.stdin):
    try:
        ast.parse(code)
        answers.append(None)
    except SyntaxError as error:
        answers.append({"line": error.lineno or 1, "message": "Python: " + (error.msg or "syntax error")})
print(json.dumps(answers))
`;

/** Syntax errors of Python samples by Python itself: one process for all. Nothing is run. */
function byPython(codes: readonly string[]): SampleProblem[][] {
  const {stdout} = spawnSync('python3', ['-c', readAll], {input: JSON.stringify(codes), encoding: 'utf8'});
  return (JSON.parse(stdout) as (SampleProblem | null)[]).map((problem) => (problem ? [problem] : []));
}

/** Syntax errors of a Python sample by a grammar, for machines without Python. */
export function byGrammar(code: string): SampleProblem[] {
  const problems: SampleProblem[] = [];
  pythonGrammar.parse(code).iterate({
    enter: ({type, from}) => {
      if (type.isError) {
        problems.push({line: lineAt(code, from), message: 'Python: syntax error'});
      }
    },
  });
  return problems.slice(0, 1);
}

const withEmbedded = (
  problems: SampleProblem[][],
  samples: readonly Sample[],
  {schemaOf}: Context,
): SampleProblem[][] =>
  problems.map((own, index) => {
    const sample = samples[index];
    return sample ? [...own, ...embeddedProblems(schemaOf(sample.version), sample.code)] : own;
  });

/** `python` fences, by the interpreter where there is one, else by a grammar. */
export const python: Checker = (samples, context) => {
  const codes = samples.map(({code}) => code);
  const problems = codes.length > 0 && has('python3') ? byPython(codes) : codes.map(byGrammar);
  return Promise.resolve(withEmbedded(problems, samples, context));
};

const php8 = new Engine({parser: {version: '8.4'}, ast: {withPositions: true}});

/** Syntax errors of a PHP sample; it may come without the opening tag. */
export function phpProblems(code: string): SampleProblem[] {
  try {
    if (code.includes('<?')) {
      php8.parseCode(code, 'sample.php');
    } else {
      php8.parseEval(code);
    }
    return [];
  } catch (error) {
    return [{line: (error as {lineNumber?: number}).lineNumber ?? 1, message: `PHP: ${messageOf(error)}`}];
  }
}

/** `php` fences. */
export const php = each(({code, version}, {schemaOf}) => [
  ...phpProblems(code),
  ...embeddedProblems(schemaOf(version), code),
]);
