import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is this free
    is it free to use
    does the calculator cost anything
    do I have to pay for this
    what do you charge
    what is the price of your service
    is there a subscription
    is the guide free of charge
    do you charge for the assistant
    how much does this website cost
    are there hidden costs here
    what does it cost to use you
    free or paid
    do I need a premium plan
    is chatting with you free
    is the map free
    do you want money for this advice
    who pays for this site
    does it cost something to ask you
    do I pay for the estimate
    is there any charge for using the tool
    do you bill me
    will my card be charged on this site
    what's the catch, is it really free
    is there an app fee
    paid version
    no cost right
    does requesting a car cost anything before I accept
    is it gratis
    do I owe you anything for the help
    how do you earn money
    what are your fees for the website
    any membership fee
    free service or not
    is using retour free for tourists
    must I buy something here
    does asking cost
    are you charging tourists for information
    is there a trial or is it free for good
    do you take payment on this site
    is it free
    is this service free
    what does this site cost
    is this app free
    is the app free of charge
    do I pay for the app
    costs of the app
    is the assistant free
    costs?
    price of the calculator
    hidden costs
    free of charge?
    premium version
    do you want my credit card
  `),
}
