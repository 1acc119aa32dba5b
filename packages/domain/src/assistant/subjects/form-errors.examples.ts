import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    my name is misspelled on the form
    wrong passport number on the tax free form
    the form has the wrong amount
    there is a mistake on my form
    wrong country on the form
    the shop wrote the wrong name
    form has my old passport number
    address missing on the form
    date on the form is wrong
    can I correct the form myself
    typo in my name
    I didn't sign the form
    form not signed by the shop
    the credit card number on the form is wrong
    passport renewed after purchase
    shop put my husband's name on it
    form not filled in completely
    fields are empty on the form
    shop forgot the stamp of the store
    do I fill in the form myself
    how do I fill in the form
    what goes into the field passport number
    spelling error tax free
    wrong birth date
    the receipt and the form have different amounts
    form shows a different item
    they used my nickname on the form
    my surname and first name are swapped
    must the form be signed
    Does the seller have to sign
    can I change the refund method on the form
    the form says Mr but I am a woman
    tax free form filled in wrongly
    is a typo in the passport number a problem
    shop made an error
    cross out and correct
    error on invoice
    The nationality on the form is wrong
    visa number instead of passport number
    wrong expiry date of card on the form
    do I have to write my card number on the form
    what do I write on the form
    missing signature
    form in the wrong name
    The shop misspelled my name on the form, is that a problem?
    There's a typo in my passport number
    The form has a wrong amount on it
    my form has the wrong date
    The shop wrote my name wrong
    the passport number on my form is not correct
    wrong name
    name on the form does not match my passport
    my new passport has another number than the form
    form is incomplete
    the store forgot to fill in my address
    I forgot to sign the form
    do I have to sign the form
    how do I fill out the form
    What do I have to fill in on the tax free form?
    Can I change something on the form by hand?
    can the form be corrected
    can the shop correct the form later
    form lists an item that I didn't buy
    the form is made out to my wife's old name
    maiden name on passport
    the card number on the form is a wrong one
    I want to change my card number on the form
    there is a mistake in my tax refund form, what can I do
    form and receipt don't match
    can I write on the form myself
    form was filled out badly
    missing passport number
    missing date on the form
    is a small spelling mistake a problem
    passport number is wrong
    they wrote the wrong country
    my name is missing a letter
    new passport since I bought it
    my old passport number is on the form
    date of birth wrong
    shop wrote my name wrong
    typo in my last name
    maiden name on the form
    form says wrong passport number
    old passport number on it
    wrong address on it
    they put my home as Germany
    amount on the form is too low
    one item is missing on the form
    form lists something I returned
    I gave one thing back after the form was made
    exchanged the size after the form
    returned an item, what about the form
    first and last name swapped
    can I correct it with a pen
    shop put the wrong date
    form has my husbands name but my passport
    middle name missing
    name cut off on the form
    is a missing signature a problem
    if I lose one of the items on the form, is the rest ok
    item from the form went missing
    one thing on the form is no longer with me
    not all goods of the form are with me
    can I show only part of the goods
    if one of the items is lost before the flight, does the form still work
    one of the goods got lost before flying
    I lost a thing that is on the form
    the clerk misspelled my family name
    a letter is missing in my surname
    cashier wrote my name wrong
    they left out my middle name
    my first and last name are swapped on the slip
    I gave one item back to the shop after the form was made
    one of the goods was returned to the store
    exchanged the size after the form was written
    refunded one article, form still lists it
  `),
}
