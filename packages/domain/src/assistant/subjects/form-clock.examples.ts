import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how long is a validated form good
    until when does the operator take the stamped form
    how long can I wait before I post the stamped papers
    stamped form from last year, does Global Blue still accept it
    is there an expiry after the stamp
    how many years is a PABLO validated form valid
    my form was scanned at DIVA, when does it lapse
    by when must the stamped form be back with the shop
    found an old stamped form in a drawer, is it still worth something
    deadline for sending in the stamped form
    when does the operator have to receive my form
    latest day to mail the validated form
    how late can I post it after customs stamped it
    the customs stamp is 8 months old, too late to send?
    can I still send the German form two years after the stamp
    time limit to submit the stamped papers
    how long do I have to claim the money after validation
    within how many months must the invoice return to the Italian seller
    italian form stamped in march, latest to return it
    validated already, until when can I ask for the money
    validity after validation
    does a stamped form run out
    is a kiosk validated form good for longer than a paper one
    forms stamped but never posted, is it over
    I have had the stamped envelope at home for half a year
    posted the stamped form very late, does it still count
    how long after the stamp can I collect cash
    does Planet refuse stamped forms that are too old
    expiry of the approved form
    the form was approved in Madrid, how many years do I have
    otello validated, how long does the shop wait for it
    when must the store get the stamped copy
    return date for the stamped copy
    how many months to return the visto invoice
    paper stamp from France, valid for how many months
    green at the kiosk, for how long is that good
    after validation how long is the form valid in Germany
    operator deadline for stamped forms
    by when must Global Blue have the form
    until when is the stamped paper accepted
    old stamped forms in my suitcase, can I still cash them
    I never cashed my validated form from two years ago
    How long is the stamp good for?
    Is there a second deadline for sending the form?
    when does the Italian shop need the invoice back
    visto is on the invoice, how many months until the shop must have it
    seller wants the stamped invoice, by which date
    fattura with the customs visto, until when does the negozio take it
    shop in Rome must get the validated invoice by when
    global blue form from two years ago stamped, still good
    is my old stamped form dead
    old validated form never sent, expired?
    stamped form from last year still valid
    how many months is a german stamped form good
    until when is a stamped french form accepted
    my validated form is three years old
    how long is an italian form valid after the stamp
    validity of a spanish form after stamping
    how long does a form stay valid once stamped
    after validation how long is the paper good
    stamped global blue form from 2023, expired?
    old german form with stamp never posted, is it dead
    is a validated form valid forever
    stamped form expires
    how many years for a German form
    by when must the italian form be back
    how long is a form from the kiosk good
    how long is my validated form ok
    does a PABLO form expire
    an old stamped form that I never sent, is it dead
    german form from two years ago with a stamp
    found a validated form of last year
    how long is a stamped form good
    how long are stamped papers good
    stamped last year, still worth something
    stamped but forgot to post, how long is it good
    does the stamped form expire
    expiry of the validated form
    validated two years ago
    until when do they take the stamped form
    deadline for handing in after the stamp
    six months in Italy for the form
    form stamped in spring, posted in autumn
    can I still cash an old stamped form
    old form found in a drawer
    stamped already but now lost, does the clock run
  `),
}
