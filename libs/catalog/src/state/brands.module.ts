import { createSlice } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { BrandsClient } from '../client/brands-client.ts';
import type { Brand } from '../contract/index.ts';

/** The brands of the shop, by name. */
export interface BrandsState {
  load: Loadable<Brand[]>;
}

export interface BrandsRoot {
  brands: BrandsState;
}

export interface BrandsDeps {
  client: BrandsClient;
}

const initialState: BrandsState = { load: IDLE };

const brands = defineRead({
  name: 'brands',
  select: ({ load }: BrandsState) => load,
  send: async ({ client }: BrandsDeps, _request, signal) => (await client.brands(signal)).brands,
  // The list is the same for every caller.
  inFlight: 'join',
});

const slice = createSlice({ name: 'brands', initialState, reducers: brands.reducers });

export const brandsActions = slice.actions;
export const selectBrands = (root: BrandsRoot) => root.brands.load;

/** Creates the module of the brand directory. */
export const createBrandsModule = (deps: BrandsDeps): DomainModule<BrandsState, 'brands'> => ({
  name: 'brands',
  reducer: slice.reducer,
  // The brands are the same for every user.
  keepsOnUserChange: (state) => state,
  *saga() {
    yield brands.loader(brandsActions, deps);
  },
});
