import brand from '../content/siteBrand';
import {finish} from '../deploy/finish';

void finish('build', brand, 'deploy');
