import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    do you sell my data
    is my email given to other companies
    who gets my email address
    do you pass on my details to anybody
    will my phone number be sold
    are my details shared with partners
    do you share data with global blue
    do advertisers see what I calculate
    is there tracking on this site
    do you track me
    do you use google analytics
    what do you store about me
    what information do you collect
    which personal data do you hold
    why do you want my name and email
    what do you need my email for
    what happens to the email I typed in
    is my information safe with you
    is my data private
    privacy policy
    gdpr request
    I want a copy of my data
    can I see everything you have on me
    erase my data
    remove all my information
    please delete everything you know about me
    delete my email from your list of leads
    how can I have my data deleted
    right to be forgotten
    does the site set cookies
    which cookies are there
    cookie banner where
    how do I clear the cookies
    do you save my location
    is my position stored
    who can read my conversations
    are these chats saved
    do third parties see my chat
    do you hand my data to customs
    does the tax office learn what I type here
    do you give my info to the hotel or the driver
    do u share or sell personal info
    is my purchase history sold to marketers
    do you spam or resell addresses
    what do you do with my data
    do you share my information
    gdpr
    data protection
    do you use cookies
    is my data safe
    What happens to my data?
    what do you store about users
    delete my data
    do you keep my passport
    what do you do with my email
    is my information sold
    why do you want my email for the result
    why do I have to give my name and email
    what is my email needed for
    why enter a name to see the refund
    who gets my data
    tracking
    ads
    cookies
    analytics
    is my email given to others
    can I have my data deleted
    do you share with Global Blue
    please delete everything you have about me
    erase my personal data
    wipe my details
    take my data off your servers
    I want my details gone
    kindly erase what you store
    be so kind and delete my data
    have my information removed
    remove everything about me from the system
    could you take out my details
    drop my data please
    I'd like my details removed
    please forget my data
  `),
}
