import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    who pays the refund
    who gives me the money
    who sends me the tax back
    do you pay me the refund
    are you the ones who pay
    will Retour pay me
    do I get the money from you
    does the refund come from you or the shop
    is it the shop or the operator who pays
    who transfers the money
    does the government pay me
    does customs pay the money
    does the tax office send the refund
    do I get the refund from the airport
    where does the money come from
    which company pays out
    are you a refund company
    are you Global Blue
    are you part of Planet
    do you work for the tax authority
    are you an official authority
    is this an official government site
    can you pay my refund
    can you send the refund to my account
    do you issue the tax free form
    can you make the form for me
    do you take a share of my refund
    do you keep a commission
    is there a commission for you
    how much of the refund do you keep
    do you get a cut
    what is your percentage
    can I claim through your website
    can I apply for the refund here
    submit my claim here
    do you process refunds
    can I upload my receipts to get the refund
    will you handle the refund for me
    is this site a refund operator
    whose job is it to pay the tourists
    do you do the refund yourselves
    who pays the refund in the end
    which company pays
    what is Global Blue
    what is Planet
    difference between the refund companies
    who sends me the money
    do you take a cut
    do you take a cut of my money
    what do you get out of it
    is retour paid by the shops
    are you making money on me
    do you charge a commission on the refund
    your fee?
    whats in it for you
    do you get any percentage
    is this site the one that refunds
    can you transfer me the tax
    do I file my claim with you
    is it you or Global Blue that sends it
    who is behind the payment
    Planet, Innova, Global Blue: who are they
    which operator is on my form
    whose money is it, the shop's or the state's
  `),
}
