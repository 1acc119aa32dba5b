import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    How long do I have to send the stamped form in
    where do I post the form
    I have the stamped form at home, how do I mail it
    which mailbox do I use for the Global Blue envelope
    the form is stamped but I forgot to put it in the box
    do I need a stamp for the envelope
    address to send the tax free form to
    can I email the stamped form
    deadline to return the validated form to the shop
    until when must the operator receive my form
    how to send papers to planet
    I still have the validated forms in my bag
    drop box at the airport
    what happens to the form after customs
    hand in the form
    where do I leave the form after stamping
    can I send form from my country
    post office for tax free envelopes
    I didn't drop the envelope in the mailbox at the airport
    send the document back to the store
    italy six months to return the form
    within how many months must I post it
    do I keep the original or send it
    Should I take a photo of the form before I post it
    mail form from USA
    lost the envelope, where do I send the form
    do i have to send something after pablo
    after the kiosk says valid do I still have to mail the form
    need to post anything for DIVA?
    is scanning enough or must I also send the form
    form validated in march, can I still send it now
    validated form 2 years old
    what's the address of the operator
    envelope without postage
    stamped papers not sent yet
    how do I submit my stamped form
    return the customs stamped document
    to whom do I send the german form
    The German customs stamped it, and now where do I send it
    shop wants the stamped form back
    put the form in the yellow letter box
    do I mail it to the shop or to global blue
    can my friend post the form for me
    time limit for posting the stamped refund form
    they stamped it, what next
    Where must I send the stamped form?
    What do I do with the form after the stamp?
    How do I return the form to Global Blue?
    Do I have to mail the form after PABLO?
    My form is stamped, what next?
    I got the German stamp, where do I send the papers?
    which address do I send it to
    do I have to post the validated form
    which mailbox at the airport is for tax free forms
    where is the envelope supposed to go
    how long can I wait before posting the stamped form
    Until when must I send in the form in Italy?
    By when must the stamped form reach the shop?
    can I send the form from the US
    I forgot to post the envelope and am home now
    I am home with the stamped forms
    I still have the stamped form at home, can I still send it?
    the stamped envelope is still in my suitcase
    can I hand the stamped form in at a Global Blue office
    do I hand the form over at the counter
    do I need to send original receipts with the form
    should I make a copy before mailing
    should the shop get the form back
    who gets the stamped paper
    stamped form, but no envelope
    how do I get the form back to the operator
    validated form, where to drop it
    is there a box for forms at the airport
    upload the stamped form online
    send a scan by email instead of the original
    how long is a stamped form valid
    stamped last year but never sent
    is it too late to mail my stamped form from last year
    how long is a validated form good for
    how long can I keep the validated form before sending it
    until when can I use the validated form
    do I still need to post it after the kiosk
    envelope or not
    after the green screen what do I send
    mailbox for the form
    stamped in Germany, french form, where to send
    which mailbox
    does the envelope need a stamp
    postage?
    put it in the box at the airport
    missed the mailbox
    forgot to drop the envelope
    forgot to post the stamped form
    stamped but not mailed
    stamped form still in my bag at home
    envelope from the shop is lost
    mail it from home?
    can I send it from the US
    form stamped, what now
    kiosk was green, do I send anything
    after scanning do I mail it
    do I keep the form or drop it
    scan and email the form
    hand the stamped form in
  `),
}
