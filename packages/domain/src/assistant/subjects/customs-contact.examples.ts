import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    phone number of customs
    customs hotline
    how do I reach customs
    call customs
    telephone of French customs
    telephone German customs
    customs email address
    contact customs
    who can I call about the stamp
    is there a number for customs questions
    customs helpline in English
    zoll phone number
    zoll hotline english
    douane telephone
    number of the douane
    aduana phone
    agenzia dogane phone number
    how can I ask customs in advance
    who can I ask in English
    where can I ask an official question
    who answers questions on détaxe
    official contact for vat refund
    write to customs
    email to customs about my form
    ask customs before I travel
    customs information line
    information center of customs
    can I talk to somebody at customs
    French customs from abroad number
    German customs from abroad number
    Italian customs contact
    Spanish customs contact
    Guardia Civil phone number for the refund
    tax agency contact Spain
    contact of the tax free office
    how do I phone Global Blue
    Global Blue phone number
    Planet customer service
    Planet contact
    how to contact the operator
    operator hotline
    support of the refund company
  `),
}
