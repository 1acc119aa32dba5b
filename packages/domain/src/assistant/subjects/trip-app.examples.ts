import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is ZappTax good
    zapptax or wevat
    which tax free app pays most
    should I use an app for the refund
    app instead of Global Blue
    what is Wevat
    what is ZappTax
    does skiptax pay more
    are there apps that add up the whole trip
    apps that collect all receipts
    is there an app for tax refund
    tax refund app france
    tax refund app spain
    best app for détaxe
    can an app do it for me
    app that makes the form
    is an app better than the shop's form
    zapptax fee
    how much does wevat pay
    how much does zapptax pay
    percentage of zapptax
    is wevat legit
    zapptax in Italy
    wevat in Germany
    app for receipts under 100 euros
    small receipts with an app
    use an app to reach the minimum
    app to combine small purchases
    digital tax free app
    airvat or zapptax
    utu app
    compare tax free apps
    more money with an app
    which apps exist
    app that gives 90 percent
    do apps work at supermarkets
    can I use zapptax at Monoprix
    apps versus operators
    tax free apps
    is there a better way than Planet
    alternative to Global Blue
    recommend a refund app
    third party refund app
    is there an app
    Zapptax
    wevat
    app that pays more
    digital tax refund app
    app instead of forms
    one app for all shops
    do apps give a better rate
    app for the whole trip
    is Skip Tax any good
    apps in Spain
  `),
}
