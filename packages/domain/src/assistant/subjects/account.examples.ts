import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    change my email
    how do I sign up
    unsubscribe from emails
    change my name
    log out
    where do I change my phone number
    close my account
    I can't sign in
    how do I stop the emails
    notification settings
    how to create an account
    is an account free
    change password
    confirm email didn't arrive
    edit profile
    my profile
    switch off notifications
    delete my data
    download my data
    update my preferences
    how do I log in
    sign in problem
    do I need an account
    remove my account
    verify my email
    change currency in my profile
    where are my settings
    two accounts
    email address change
    cannot log in anymore
    how to save a place to favorites
    how do I save a calculation
    where do I find the dashboard
    stop sending me newsletters
    account settings
    profile phone number
    I want to unsubscribe
    register
    How do I change my password?
    How do I change my email address?
    Please delete my account
    delete account
    How do I unsubscribe?
    stop emails
    no more emails please
    I don't want emails
    How do I create an account?
    how can I register
    How do I log out?
    I can't log in
    login doesn't work
    change my phone number
    change my profile
    where is my profile
    where are the settings
    How can I download my data?
    how do I save a place
    how do I save my calculation
    do I need to sign up
    is it free
    is this service free
    do I have to pay for this
    what does this site cost
    sign up
    my account
    email preferences
  `),
}
