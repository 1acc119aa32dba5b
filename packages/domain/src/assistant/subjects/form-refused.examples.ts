import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    customs refused my form
    customs rejected the form
    customs would not validate
    officer did not stamp it
    the officer said no
    they declined the stamp
    my form was turned down
    why would customs refuse a form
    reasons for a refusal at customs
    what if customs says no
    customs did not accept the goods
    officer thinks the goods were used
    rejected because the goods looked used
    refused because my passport did not match
    customs cancelled my form
    form cancelled by customs
    the form was invalidated
    they tore up my form
    can I appeal against customs
    appeal a refusal
    complain about the customs officer
    who do I complain to about customs
    is there an appeal if the stamp is denied
    denied stamp
    stamp refused, what next
    one form was refused and the others accepted
    can another airport stamp what this one refused
    try again at the next desk after a refusal
    officer kept the form
    refund denied by customs
    refund denied by the operator
    operator rejected my claim
    global blue rejected the form
    planet says my form is invalid
    my claim was declined
    why was my refund rejected
    refund refused after the trip
    operator says not validated
    they say the stamp is missing but it was there
    what happens to a rejected form
    customs officer refused because of residence card
    I was told I am not eligible at the desk
  `),
}
