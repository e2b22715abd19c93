import {parser as pythonGrammar} from '@lezer/python';
import {Engine} from 'php-parser';
import {positionAt} from '../../../content/problems';
import {type Checker, type SampleProblem, syntaxProblems} from './sample';

/** `python` fences: reports the first syntax error. */
export const python: Checker = ({code}) => {
  const problems: SampleProblem[] = [];
  pythonGrammar.parse(code).iterate({
    enter: ({type, from}) => {
      if (type.isError) {
        problems.push({line: positionAt(code, from).line, message: 'Python: syntax error'});
      }
    },
  });
  return problems.slice(0, 1);
};

const php8 = new Engine({parser: {version: '8.4'}, ast: {withPositions: true}});

/** `php` fences, with or without the opening tag. */
export const php: Checker = ({code}) =>
  syntaxProblems('PHP', () => (code.includes('<?') ? php8.parseCode(code, 'sample.php') : php8.parseEval(code)));
