import type {Component} from './component';
import {factsComponents} from './factsComponents';
import {pageComponents} from './pageComponents';

/**
 * The registry: every component that writers may use. The check of props, the messages, the prose checks and the writer's
 * guide are all made from it.
 */
export const components: Readonly<Record<string, Component>> = {...pageComponents, ...factsComponents};
