export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Is it on or off, as a radio and a checkbox are? */
export const isMark = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type)

/** What stands in a field: whether it is on, or its value. */
export const stateOf = (field: Field) => (isMark(field) ? field.checked : field.value)
