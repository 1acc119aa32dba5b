import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    change my email
    change my name
    log out
    where do I change my phone number
    close my account
    I can't sign in
    change password
    confirm email didn't arrive
    edit profile
    my profile
    download my data
    update my preferences
    sign in problem
    remove my account
    verify my email
    change currency in my profile
    where are my settings
    two accounts
    email address change
    cannot log in anymore
    how do I save a calculation
    where do I find the dashboard
    account settings
    profile phone number
    How do I change my password?
    How do I change my email address?
    Please delete my account
    delete account
    How do I log out?
    I can't log in
    login doesn't work
    change my phone number
    change my profile
    where is my profile
    where are the settings
    How can I download my data?
    how do I save my calculation
    my account
    how do I get rid of my account
    I want my account gone
    my name in the profile is wrong
    I have a new phone number, where do I enter it
    shut down my account
    delete my account
    edit my phone number
    close my profile
    new phone number
    update profile
    edit my details
    remove my profile
    sign me off for good
    delete everything about me in the account
    erase account
    how do I erase my account, I see no button
    where is the button to delete the account
    no delete button anywhere
    account removal
    get rid of my account
  `),
}
