import {openFirefox} from './browsers';
import {testIn} from './journeys';

testIn(openFirefox, 4930);
