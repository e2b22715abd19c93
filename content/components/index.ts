import type {Component} from './component';
import {factsComponents} from './factsComponents';
import {pageComponents} from './pageComponents';

/**
 * The registry of every component that writers can use. Prop validation, error messages, prose checks, and the writer's
 * guide are derived from it.
 */
export const components: Readonly<Record<string, Component>> = {...pageComponents, ...factsComponents};
