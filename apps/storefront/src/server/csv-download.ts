import type { FastifyReply } from 'fastify';

/** Sends a CSV file, which browsers store. @param name of the file, without its ending */
export const sendCsv = (reply: FastifyReply, name: string, csv: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    // The byte order mark makes spreadsheets read the file as UTF-8.
    .send(`\uFEFF${csv}`);
