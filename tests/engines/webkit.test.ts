import {openWebKit} from './browsers';
import {testIn} from './journeys';

testIn(openWebKit, 4940);
