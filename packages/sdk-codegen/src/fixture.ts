/**
 * A small contract with one of everything that the generator treats specially: a paged list, a path value, a body with limits, a
 * stream, a file, an open enum, a call without a token, one that takes long and one that is deprecated.
 */
export const fixture = `openapi: 3.1.1
info: { title: Kennel, version: 1.0.0 }
servers: [{ url: /api, description: Here. }]
security: [{ accessToken: [] }]
tags:
  - { name: dogs, x-displayName: All dogs, description: The dogs. }
  - { name: auth, x-displayName: Signing in, description: Signing in. }
x-tagGroups:
  - { name: Kennel, tags: [dogs, auth] }
paths:
  /dogs:
    get:
      operationId: dogs/list
      tags: [dogs]
      summary: List dogs
      description: All dogs, page by page.
      x-roles: [admin, user]
      x-pagination: { items: dogs, until: short_page }
      parameters:
        - { name: page, in: query, description: The page., schema: { type: integer, minimum: 1, default: 1 } }
        - { name: per_page, in: query, description: Rows a page., schema: { type: integer, maximum: 250, default: 20 } }
        - { name: mood, in: query, description: Only those., schema: { $ref: '#/components/schemas/Mood' } }
      responses:
        '200': { description: A page., content: { application/json: { schema: { $ref: '#/components/schemas/DogList' } } } }
        '401': { $ref: '#/components/responses/Unauthorized' }
        default: { $ref: '#/components/responses/Unauthorized' }
  /dogs/{id}/walk-now:
    post:
      operationId: dogs/walkNow
      tags: [dogs]
      summary: Walk a dog
      description: Walks it. A comment end */ does no harm.
      x-roles: [admin]
      x-timeout: 90
      x-idempotent: true
      parameters:
        - { name: id, in: path, required: true, description: Which., schema: { type: integer } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/WalkInput' }
            example: { minutes: 45, leash: red }
      responses:
        '200':
          description: What happens on the way.
          content:
            text/event-stream:
              schema: { $ref: '#/components/schemas/Step' }
              examples: { seed: { $ref: '#/components/examples/Steps' } }
        '401': { $ref: '#/components/responses/Unauthorized' }
  /dogs/photo:
    get:
      operationId: dogs/photo
      tags: [dogs]
      summary: Get a photo
      description: Of all dogs.
      deprecated: true
      x-roles: [admin, user]
      responses:
        '200': { description: The photo., content: { image/png: { schema: { type: string, format: binary } } } }
  /auth/login:
    post:
      operationId: auth/login
      tags: [auth]
      summary: Sign in
      description: By name.
      security: []
      x-roles: [anonymous]
      responses:
        '204': { description: Welcome. }
components:
  securitySchemes:
    accessToken: { type: http, scheme: bearer, description: A token. }
  responses:
    Unauthorized:
      description: Sign in first.
      content: { application/json: { schema: { $ref: '#/components/schemas/ErrorBody' } } }
  examples:
    Steps: { value: { type: leash } }
  schemas:
    ErrorBody:
      type: object
      description: What went wrong.
      required: [error]
      properties: { error: { type: string, description: In words. } }
    Role: { type: string, description: Who a person is., enum: [admin, user] }
    Mood:
      description: How it feels.
      anyOf: [{ type: string, enum: [happy, hungry] }, { type: string }]
    Breed: { type: string, description: What it is., enum: [spitz, dachshund] }
    Dog:
      type: object
      description: A dog.
      required: [name, breed]
      properties:
        name: { type: string, description: Its name. }
        breed: { $ref: '#/components/schemas/Breed', description: What it is. }
        walker: { $ref: '#/components/schemas/Role', description: Who walks it. }
        mood: { $ref: '#/components/schemas/Mood', description: How it feels. }
    DogList:
      type: object
      description: Some dogs.
      required: [dogs]
      properties:
        dogs: { type: array, description: They., items: { $ref: '#/components/schemas/Dog' } }
    Walk:
      type: object
      description: What every walk has.
      required: [minutes]
      properties: { minutes: { type: integer, description: How long., minimum: 1, maximum: 240 } }
    WalkInput:
      description: A walk to take.
      allOf:
        - { $ref: '#/components/schemas/Walk' }
        - type: object
          properties:
            minutes: { default: 30 }
            leash: { type: string, description: Which., maxLength: 20, pattern: '^[a-z]+$' }
            laps: { description: Rounds; null for any number., anyOf: [{ $ref: '#/components/schemas/Laps' }, { type: 'null' }] }
    Laps: { type: integer, description: Rounds., minimum: 1, maximum: 9, default: 3 }
    Step:
      type: object
      description: A step of the walk.
      required: [type]
      properties: { type: { type: string, description: Which kind. } }
`;
