/** Whether what was typed is a whole number of days up to a maximum. */
export function isDays(typed: string, max: number): boolean {
  return /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= max;
}
