import { getRefundLocations } from '#server/functions/get-refund-locations'
import { createProjectFunction } from '#server/hosted/project-function'

Deno.serve(
  createProjectFunction(
    'get-refund-locations',
    Deno.env.toObject(),
    ({ database }) =>
      (c) =>
        getRefundLocations(c, database),
  ),
)
