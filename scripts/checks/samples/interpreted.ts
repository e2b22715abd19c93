import {parser as pythonGrammar} from '@lezer/python';
import {Engine} from 'php-parser';
import {type Checker, lineAt, messageOf, type SampleProblem} from './sample';

/** `python` fences: the first syntax error. */
export const python: Checker = ({code}) => {
  const problems: SampleProblem[] = [];
  pythonGrammar.parse(code).iterate({
    enter: ({type, from}) => {
      if (type.isError) {
        problems.push({line: lineAt(code, from), message: 'Python: syntax error'});
      }
    },
  });
  return problems.slice(0, 1);
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
export const php: Checker = ({code}) => phpProblems(code);
