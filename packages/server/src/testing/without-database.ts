/**
 * Test files that open no database run once, in the project `server`. All others run on the embedded database and on
 * PostgreSQL. A file that is missing here runs twice; one that is listed here and loads a database fails.
 */
export const withoutDatabase = [
  'assistant/{evaluation,long-texts,model-choices,model-honest,model-hostile,model-leads,model-lies,model-trust,prepared,tourist-questions}',
  'assistant/testing/evaluation/{grade-answer,too-near,patterns}',
  'auth/{equal-time,fair-queue}',
  'backup/seal',
  'apply-memory-settings',
  'config',
  'exchange-rates/banking-day',
  'gate/{answer-while-starting,client-address,limit-connections,limit-parallel,log-stream,route-memory}',
  'gate/{read-json,sender-networks}',
  'jobs/poll-loop',
  'health/{free-space,health-routes,rules-watch}',
  'hosted/project-settings',
  'settings/env-example',
  'settings/loopback-address',
  'keys/{account-keys,publishable-key}',
  'mail/{account-mail,file-transport,guide-content,mailbox-routes,outgoing-message}',
  'people/person-address',
  'rest/{database-refusal,testing/statement-tokens}',
  'site/{fill-marks,fill-site,page-policy,place-redirect}',
].map((name) => `packages/server/src/${name}.test.ts`)
