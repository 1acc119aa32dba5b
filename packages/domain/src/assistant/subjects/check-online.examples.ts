import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how do I know that the form was validated
    how can I see if the scan worked
    is my form validated or not
    check the status of my DIVA form
    look up a form by its code
    what is the CSV code for
    where do I enter the CSV
    how do I verify the stamp online
    is there a website to check the validation
    check validation on the tax agency site
    did my scan go through
    no receipt from the kiosk after scanning
    the machine printed nothing
    the terminal gave me no paper
    should the kiosk print something
    no confirmation after the scan
    how do I prove that I scanned
    proof of validation
    the screen was green, how do I prove that
    I did not take a photo of the screen
    was the PABLO validation registered
    how do I check an italian invoice in OTELLO
    OTELLO request code where do I use it
    check my visto online
    has customs cleared my form
    status of my tax free form
    can I track if customs approved it
    global blue says not validated but I scanned
    operator says the form is not stamped but it was green
    planet says they see no validation
    how do I confirm the digital stamp
    where do I see the electronic stamp
    is there an online check for french forms
    is there an online check in Germany
    verify that the refund form is valid
    can I look up whether aduana stamped it
    digital validation how do I see it
    did DIVA register my form
    look up my spanish refund document
    the kiosk said ok but I have nothing in hand
    I want to be sure the form is validated
    how do I know that it went through
    did my validation work
    is there proof the machine accepted it
    was my invoice confirmed in OTELLO
    how to see that customs approved it
    check the state of the form
    status of my italian invoice
    can I see online if the stamp is registered
    did the scan count
    what do I enter on the Spanish tax site
    code to check validation
    confirmation of DIVA by internet
    no message after scanning, how to verify
    is my form validated, how do I see
    did the scan work
    proof of the scan
    no paper came out of the kiosk
    nothing printed
    how do I know it worked
    website to check the form
    look the form up online
    CSV code check
    check Spanish form on the internet
    verify that DIVA stamped it
    confirmation of validation
    screen said ok but I am unsure
    do I get a receipt from the machine
    should I photograph the screen
  `),
}
