import {requireEngines} from '../../scripts/engines.mjs';
import {openPuppeteer} from './puppeteer';
import {readIn} from './readIn';

readIn('Firefox', () => openPuppeteer({browser: 'firefox', executablePath: requireEngines().firefox}));
