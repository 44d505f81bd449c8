import Type, { type Static } from 'typebox';

/** A value that a shopper chose for a made-to-order product, such as `Line 1`: `Ada Reyes`. */
export const ConfigurationAttributeSchema = Type.Object({
  name: Type.String(),
  value: Type.String(),
});
export interface ConfigurationAttribute extends Static<typeof ConfigurationAttributeSchema> {}
