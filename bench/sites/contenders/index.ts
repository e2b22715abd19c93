import type {Contender} from '../types';
import {asItIs} from './asItIs';
import {docusaurus} from './docusaurus';
import {starlight} from './starlight';
import {thisSite} from './thisSite';
import {vitepress} from './vitepress';

/** Ratios are to this one. */
export const base = docusaurus;

/** All that take part, in the order of the tables. */
export const contenders: readonly Contender[] = [docusaurus, vitepress, starlight, thisSite, ...asItIs];
