const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text could be a record's id; the database would refuse anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
