import { createSlice } from '@reduxjs/toolkit';
import { all } from 'redux-saga/effects';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { ReportRequest, ReportsClient } from '../client/reports-client.ts';
import type { SpendingReport } from '../contract/index.ts';

export interface ReportsState {
  /** The report that is shown. */
  request: ReportRequest | undefined;
  report: Loadable<SpendingReport>;
}

export interface ReportsDeps {
  client: ReportsClient;
}

const report = defineRead({
  name: 'report',
  select: (state: ReportsState, request: ReportRequest) =>
    JSON.stringify(request) === JSON.stringify(state.request) ? state.report : undefined,
  begin(state, request) {
    state.request = request;
  },
  send: ({ client }: ReportsDeps, request, signal) => client.getReport(request, signal),
});

const initialReports: ReportsState = { request: undefined, report: IDLE };

const slice = createSlice({ name: 'reports', initialState: initialReports, reducers: report.reducers });

export const reportsActions = slice.actions;

/** Creates the module of the reports about an organization (storefront-6.23). */
export const createReportsModule = (deps: ReportsDeps): DomainModule<ReportsState, 'reports'> => ({
  name: 'reports',
  reducer: slice.reducer,
  *saga() {
    yield all([report.loader(reportsActions, deps)]);
  },
});

export interface ReportsRoot {
  reports: ReportsState;
}
export const selectReport = (root: ReportsRoot) => root.reports.report;
export const selectReportRequest = (root: ReportsRoot) => root.reports.request;
