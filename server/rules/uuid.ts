const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text could be the id of a record: anything else would be refused by the database. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
