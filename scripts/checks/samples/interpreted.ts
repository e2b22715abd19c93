import {parser as pythonGrammar} from '@lezer/python';
import {Engine} from 'php-parser';
import {embeddedProblems} from './graphql';
import {each, lineAt, messageOf, type SampleProblem} from './sample';

/** The first syntax error of a Python sample. */
function pythonProblems(code: string): SampleProblem[] {
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

/** `python` fences. */
export const python = each(({code, version}, {schemaOf}) => [
  ...pythonProblems(code),
  ...embeddedProblems(schemaOf(version), code),
]);

const php8 = new Engine({parser: {version: '8.4'}, ast: {withPositions: true}});

/** `powershell` fences: operations inside. No parser of PowerShell is at hand, so its syntax is not checked. */
export const powershell = each(({code, version}, {schemaOf}) => embeddedProblems(schemaOf(version), code));

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
