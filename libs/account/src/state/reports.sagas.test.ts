import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createHttpClient } from '@foolscap/core/http';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createReportsClient } from '../client/index.ts';
import { buildSpendingReport } from '../testing/index.ts';
import { createReportsModule, reportsActions, selectReport, selectReportRequest } from './index.ts';

freezeTime();

it('reads the latest report that was requested', async () => {
  const urls: string[] = [];
  const client = createReportsClient(
    createHttpClient({
      tenant: 'sba',
      transport: async ({ url }) => {
        urls.push(url);
        const group = url.includes('UNIT') ? 'UNIT' : 'BUDGET';
        return { status: 200, headers: {}, body: { data: buildSpendingReport({ group }) } };
      },
    }),
  );
  const { reducer, saga } = createReportsModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { reports: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(saga);
  store.dispatch(reportsActions.reportRequested({ group: 'BUDGET', page: 2 }));
  store.dispatch(reportsActions.reportRequested({ group: 'UNIT', from: '2026-01', to: undefined }));
  await settle();
  expect(urls).toEqual([
    '/cc/api/organization/reports?group=BUDGET&page=2',
    '/cc/api/organization/reports?group=UNIT&from=2026-01',
  ]);
  expect(selectReport(store.getState()).value?.group).toBe('UNIT');
  expect(selectReportRequest(store.getState())).toEqual({ group: 'UNIT', from: '2026-01', to: undefined });
});
