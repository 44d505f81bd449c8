import { writeReport } from './write-report.mjs';

const failuresOf = ({ testResults, failureMessage, testExecError }) => {
  const failed = testResults.filter(({ status }) => status === 'failed');
  if (testExecError || (failureMessage && failed.length === 0))
    return [{ title: 'did not run', message: failureMessage ?? testExecError.message }];
  return failed.map(({ fullName, failureMessages }) => ({
    title: fullName,
    message: failureMessages.join('\n'),
  }));
};

/** Reports a run of Jest. */
export default class JestReporter {
  onRunComplete(_contexts, { testResults }) {
    writeReport(
      testResults.map((file) => ({
        path: file.testFilePath,
        ms: file.testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
        passed: file.numPassingTests,
        failures: failuresOf(file),
      })),
    );
  }
}
