/** Form endpoints of saved printers, which only the chunk of the ink and toner finder contains. */
export const PRINTER_FORM_PATHS = {
  save: '/forms/printers/save',
  remove: '/forms/printers/remove',
} as const;
