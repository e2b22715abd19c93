import {requireEngines} from '../../scripts/engines.mjs';
import {readIn} from './readIn';
import {openWebKit} from './webKit';

readIn('WebKit', () => openWebKit(requireEngines()));
