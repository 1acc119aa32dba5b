import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    does this work offline
    can I use it without internet
    works without wifi?
    no signal in the terminal, does the site still open
    offline mode
    is there an offline version
    how do I use the calculator with no connection
    can I download the guides for offline reading
    I will have no data abroad
    no mobile data in Europe
    what if I lose signal at customs
    does the map need internet
    which pages stay on my phone
    do you cache the pages
    can I open the site on a plane
    use in flight mode
    does the trip page load with no network
    is internet needed for the kiosk help
    I have no roaming
    my sim does not work here, can I still see the desks
    will it load in the basement with no reception
    airport wifi is down
    can it be installed on the home screen
    add to home screen
    is this a PWA
    is there an iphone app of this site
    android app of Retour
    can I install the site as an app
    do I need to be online to see the plan
    does the refund calculator work in a tunnel
    what can I do while I am offline
    save a guide for the plane
    keep a city page for when I am offline
    do exchange rates load without a connection
    can I read the articles without data
    no reception in the shop, how do I compute
    is everything lost when the connection drops
    I typed a message and the internet went away
    page does not open without connection
    download everything before the trip
    weak network at the airport, does the page open
    poor signal here
    internet off, what still works
    reading on the subway without signal
    is a connection needed to calculate
    can I look at my forms with no internet
    pwa
    do you offer a pwa
  `),
}
