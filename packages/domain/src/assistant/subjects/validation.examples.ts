import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how does DIVA work
    what is otello
    do I need a customs stamp
    how do I scan the form
    what does validate mean
    how to use the kiosk
    is a stamp needed in France
    do I have to go to customs
    is electronic validation the same as a stamp
    scan barcode at machine
    what do I do at the kiosk
    Germany stamp or electronic
    how do I get my form validated
    customs stamp how
    green screen at the kiosk, what now
    why do I need customs
    electronic tax free system
    what does customs check
    can I validate with my phone
    app for tax free validation
    validation in italy
    how do I get the form stamped at the airport
    do I have to see a customs officer if the kiosk works
    pablo kiosk instructions
    diva machine how to use
    is it obligatory to validate
    in what way is the form validated
    does a stamp from the shop suffice
    how to scan in Madrid
    who stamps the form
    what is the customs stamp for
    validate tax free form
    can customs stamp outside the airport
    stamp or scan?
    Do I have to validate all forms one by one
    can I validate the day before my flight
    validate online possible?
    How do I do the customs part
    is it true that in spain there is no stamp
    kiosk languages
    does each form need its own stamp
    tell me what pablo means
    customs validation explained
    what's the machine at the airport for
    Is the form automatically approved after scanning
    How do I validate my form?
    How do I get my tax free form validated in Spain?
    How is the form validated in Italy?
    Which system does Germany use?
    Which system do they have in France?
    which system is used in Italy
    what system does Spain use for validation
    What is DIVA?
    What does PABLO mean?
    How does PABLO work?
    how do I use the PABLO machine
    Do I need a stamp in Spain?
    Is a customs stamp needed in Italy?
    Do I need customs if I have a barcode?
    what is validation
    why must the form be stamped
    what does the customs officer do
    what happens at customs
    how do I scan my tax free form
    is the scan enough
    does scanning replace the stamp
    does the green screen mean I'm done
    What do I do at the customs desk?
    Can I validate the form on my phone?
    can I validate at the hotel
    validate in advance
    Can I validate earlier than the day of my flight?
    must every form be validated
    electronic stamp
    digital validation germany
    is there an electronic system in Germany
    who validates the form
    stamp in the city
    Do I need to go to customs in person?
    customs stamp germany
    where on the form goes the stamp
    validation explained
    how to validate tax free
    how do I know the form was accepted
    how do I see that my form is validated
    what does a green screen mean
    what does green mean
    Is PABLO mandatory?
    is OTELLO compulsory in Italy
    do I have to use DIVA
    is there a machine in the satellite terminal
    do I scan before the shuttle train to the satellite
    kiosk after the satellite train or before
    my gate is in the satellite building, where is the machine
    do the machines exist airside too
    who validates the form at the airport
    which office validates an invoice
    who is it that validates
    what is otello code
    what do I press at the machine
    scan from phone or print
    how does the officer check
    do they look at everything
    machine in Italy
    form of another country at the kiosk
    french paper in spain
    what is the stamp
    where does the officer sign
    do I need a stamp or a scan
    does Spain still stamp
    is paper stamped in France
    what does the kiosk do
    how do I use the machine
    do I scan each form
    one scan for all forms?
    can I scan several forms
    is the green screen all
    does customs look at the goods
    will they open my bag
    do they check every item
    what do officers ask
    does customs check the price
    is validation the same as refund
    do officers look at everything
    does the officer check each thing
    how thorough is customs
    do they inspect all goods
    are goods inspected at the kiosk
    French form at a Spanish machine
    can Italy read my German paper
  `),
}
