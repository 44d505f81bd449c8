import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { CONTRACT_PAYMENTS } from '@foolscap/account/model';
import { OneOf } from '@foolscap/core/contract';
import type { ApiContext } from '../../../kernel/context.ts';
import type { OperatorAccess } from '../../../kernel/http/operator-access.ts';
import { type ContractImportRequest, importContracts } from './contract-import.ts';
import { MAX_CONTRACT_FILE } from './contract-rows.ts';
import { changeContract, type ContractChange, listAllContracts } from './contract-setup.ts';

const strict = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Day = Type.Union([
  Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', format: 'date' }),
  Type.Null(),
]);
const Labels = Type.Union([Type.Array(Name, { minItems: 1, maxItems: 500 }), Type.Null()]);

export const ContractChangeSchema = Type.Object(
  {
    customerNumber: Name,
    contract: Name,
    name: Type.Optional(Name),
    startsOn: Type.Optional(Day),
    endsOn: Type.Optional(Day),
    priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    isActive: Type.Optional(Type.Boolean()),
    minimumMinor: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), Type.Null()]),
    ),
    allowedPayments: Type.Optional(
      Type.Union([Type.Array(OneOf(CONTRACT_PAYMENTS), { uniqueItems: true }), Type.Null()]),
    ),
    shipTo: Type.Optional(Labels),
    billTo: Type.Optional(Labels),
    hasFixedAddresses: Type.Optional(Type.Boolean()),
  },
  strict,
);

const ImportSchema = Type.Object(
  {
    csv: Type.String({ minLength: 1, maxLength: MAX_CONTRACT_FILE }),
    preview: Type.Boolean(),
    token: Type.Optional(Type.String({ maxLength: 64 })),
    skipRejected: Type.Optional(Type.Boolean()),
  },
  strict,
);

/**
 * Registers the endpoints of the contracts command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function contractsOperatorRoutes(
  app: FastifyInstance,
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  access: OperatorAccess,
): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.get<{ Querystring: { customerNumber?: string } }>(
    '/operator/contracts',
    {
      schema: {
        hide: true,
        querystring: Type.Object({ customerNumber: Type.Optional(Name) }, strict),
      } as object,
      onRequest,
    },
    async (request) => ({ data: { contracts: await listAllContracts(db, request.query.customerNumber) } }),
  );
  app.post<{ Body: ContractChange }>(
    '/operator/contracts',
    { schema: { hide: true, body: ContractChangeSchema } as object, onRequest },
    async (request) => ({ data: await changeContract(db, request.body, now()) }),
  );
  app.post<{ Body: ContractImportRequest }>(
    '/operator/contracts/import',
    // A file of the maximum size, with escaped quotation marks and line breaks.
    { schema: { hide: true, body: ImportSchema } as object, bodyLimit: 3 * MAX_CONTRACT_FILE, onRequest },
    async (request) => ({ data: await importContracts(db, request.body, now()) }),
  );
}
