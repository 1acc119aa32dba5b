/** What several ends share: people to ask, and repeated steps. */
export const officer = 'The customs officer'
export const airline = 'The airline’s desk'
export const information = 'The information desk of the airport'

export const havePapers = ['Have ready: form, goods, passport, boarding pass.', 'papers'] as const
export const keepBag = ['Keep the bag with you until the form is validated.', 'beforeDrop'] as const
export const photo = [
  'Take a photo of the desk, the time and the form: a letter can use it later.',
  'malfunction',
] as const
