import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import RunnerEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { openPages } from './pages.ts';

interface ProjectConfig {
  wsEndpoint: string;
  testEnvironmentOptions: {
    'jest-playwright': { skipInitialization: boolean; contextOptions: BrowserContextOptions };
  };
}
/** The used part of the test runner's environment, which has no types. */
declare class Environment {
  constructor(config: { projectConfig: ProjectConfig }, context: unknown);
  global: object;
  setup(): Promise<void>;
  handleTestEvent(event: { name: string }): Promise<void>;
}

// Jest ends a worker that still holds these, with a warning, after all its files.
let browser: Browser | undefined;
let context: BrowserContext | undefined;

/**
 * The test runner's environment, with pages that are opened once per worker instead of per file, and what visits stories loaded once:
 * its own set-up would load that for each file, a seventh of the CPU time of all visits.
 */
export default class StoriesEnvironment extends (RunnerEnvironment as typeof Environment) {
  private readonly config: ProjectConfig;

  constructor(config: { projectConfig: ProjectConfig }, given: unknown) {
    config.projectConfig.testEnvironmentOptions['jest-playwright'].skipInitialization = true;
    super(config, given);
    this.config = config.projectConfig;
  }

  override async setup(): Promise<void> {
    await super.setup();
    const visit = await getTestRunnerConfig();
    Object.assign(this.global, {
      __sbPreVisit: visit?.preVisit,
      __sbPostVisit: visit?.postVisit,
      __sbSetupPage: setupPage,
    });
    await this.providePages();
  }

  override async handleTestEvent(event: { name: string }): Promise<void> {
    await super.handleTestEvent(event);
    // A failed visit may still act on its pages, and Storybook does not render the story that it shows again: a retry needs new pages.
    if (event.name !== 'test_fn_failure') return;
    await context?.close();
    context = undefined;
    await this.providePages();
  }

  private async providePages(): Promise<void> {
    const { wsEndpoint, testEnvironmentOptions } = this.config;
    browser ??= await chromium.connect(wsEndpoint);
    context ??= await openPages(browser, testEnvironmentOptions['jest-playwright'].contextOptions);
    Object.assign(this.global, { context, page: context.pages()[0] });
  }
}
