import { writeReport } from './write-report.mjs';

/** Lists the messages of errors. A failed property has the failed assertion as its cause. */
const messagesOf = (errors) =>
  errors.flatMap(({ message, cause }) => [message, ...(cause?.message ? [cause.message] : [])]).join('\n');

/** Reports a run of Vitest. */
export default class VitestReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const files = testModules.map((testModule) => {
      const tests = [...testModule.children.allTests()];
      const own = testModule.errors().map((error) => ({ title: 'did not run', message: error.message }));
      const failed = tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => ({ title: test.fullName, message: messagesOf(test.result().errors) }));
      // A failed hook leaves the tests of its suite without a result.
      const suites = [...testModule.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => ({ title: suite.fullName, message: error.message })),
      );
      return {
        path: testModule.moduleId,
        ms: testModule.diagnostic().duration,
        passed: tests.filter((test) => test.result().state === 'passed').length,
        failures: [...own, ...suites, ...failed],
      };
    });
    if (unhandledErrors.length > 0)
      files.push({
        path: 'unhandled errors',
        ms: 0,
        passed: 0,
        failures: unhandledErrors.map(({ message }) => ({ title: 'outside of a test', message })),
      });
    writeReport(files);
  }
}
