/**
 * The environment of browser tests. The driver of Chromium is loaded once by each worker: loaded by each file, as test modules are, it would
 * take a third of a second of every one.
 */
import { chromium } from 'playwright-core';
import NodeEnvironment from '../support/node-environment.js';

export default class extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.chromium = chromium;
  }
}
