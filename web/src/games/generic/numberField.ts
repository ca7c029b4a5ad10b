/** A number of any view by its name; 0 where there is none. */
export function numberField(view: object, field: string): number {
  const value = (view as Record<string, unknown>)[field]
  return typeof value === 'number' ? value : 0
}
