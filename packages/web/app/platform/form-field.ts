export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns whether the field is a radio or checkbox. */
export const isCheckable = (field: Field): field is HTMLInputElement =>
  /^(?:radio|checkbox)$/.test(field.type)

/** Returns the value of a field, or whether it is checked. */
export const stateOf = (field: Field) => (isCheckable(field) ? field.checked : field.value)
