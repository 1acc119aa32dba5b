import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    the machine is out of service, what now
    the kiosk in my terminal is switched off
    the kiosks are dark
    no machine works at the airport
    the terminal does not start
    screen stays black
    kiosk broken down and the plane leaves soon
    the machine rejected my form
    screen turned red
    kiosk says error
    barcode can't be read
    scanner does not read the barcode
    diva machine not working
    the kiosk said go to customs desk
    it says not validated
    red cross on the machine
    the pablo kiosk is broken
    my form was refused by the machine
    otello error
    kiosk failed
    screen says see an officer
    the terminal was down
    no answer from the kiosk
    red light
    I scanned and it said contact customs
    machine broken at the airport
    scan failed
    system down at customs
    what does red mean
    the kiosk does not accept my form
    why is my form rejected
    form invalid at kiosk
    orange screen
    all the kiosks were out of service
    message: please go to the counter
    it did not go green
    barcode missing on form
    the pablo screen is red with a cross, will I lose the refund
    kiosk printed nothing
    the machine in terminal 2 shows a fault
    diva says not found in the system
    customs system offline
    got a red result at pablo
    what if the kiosk won't work
    kiosk doesn't work
    touch screen frozen
    machine told me to see customs
    Scan not successful in Barcelona
    the form isnt in the system
    error message when scanning
    detaxe machine red
    The kiosk shows red, what do I do?
    The machine says no
    The kiosk is out of order
    DIVA is out of order
    the DIVA kiosk doesn't work
    PABLO doesn't work
    PABLO is broken
    The PABLO machine showed an error
    kiosk broken
    the machine is out of service
    machine doesn't accept my form
    the scanner can't read my barcode
    my form was rejected
    Form rejected by DIVA
    It shows a red light
    why red
    red
    red screen in Orly
    I scanned it and it was red
    the screen stays black
    screen frozen
    the kiosk told me to go to customs
    I should see customs says the screen
    the kiosk doesn't recognize my form
    the system doesn't know my form
    form not found
    OTELLO does not find my invoice
    no internet at the kiosk
    validation failed
    failed validation
    the scan didn't work
    what if the machine fails
    technical problem at the kiosk
    kiosks all off
    it keeps saying error
    green did not come
    machine out of order
    the screen says error
    kiosk does not read the barcode
    pablo is down
    diva says no
    all machines off
    orange light
    kiosk says go to customs
    screen asks me to see an officer
    red light at the machine
    machine refuses my form
    the scan failed
    error code on the kiosk
    kiosk says invalid
    form not recognized
    barcode is damaged, machine wont take it
    kiosk is out of order
    machine is switched off
    kiosk frozen
    blank screen
    what does orange mean
    see customs, it says
    kiosk wanted inspection
    DIVA says physical check
    selected for control
    machine says already validated
    PABLO shows a red cross
    kiosk rejected one of three forms
    no green light
    the machine is out of order, now what
    DIVA terminal out of order
    kiosk switched off, what should I do
  `),
}
