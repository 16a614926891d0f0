import { emitAnswers } from './emit-answers.ts';
import { emitClient } from './emit-client.ts';
import { emitEnums } from './emit-enums.ts';
import { emitLimits } from './emit-limits.ts';
import { emitMockContract } from './emit-mock-contract.ts';
import { emitMockOperations } from './emit-mock-operations.ts';
import { emitOperations } from './emit-operations.ts';
import { emitQueries } from './emit-queries.ts';
import { emitReference } from './emit-reference.ts';
import { emitTypes } from './emit-types.ts';
import { joinExamples } from './join-examples.ts';
import { readContract } from './read-contract.ts';
import { sdkPropertyTypes } from './sdk-types.ts';

const sdk = 'packages/sdk';
const mock = 'packages/mock-server/src/generated';

/**
 * All generated files: path from the repository's root → text. The same contract gives the same bytes.
 * @param yaml the text of openapi/console.yaml
 * @param examples the text of openapi/examples.yaml
 * @param propertyTypes see `sdkPropertyTypes`
 * @throws {ContractError} when the contract has a fault
 */
export async function outputs(
  yaml: string,
  examples: string,
  propertyTypes = sdkPropertyTypes,
): Promise<ReadonlyMap<string, string>> {
  const contract = readContract(yaml);
  return new Map([
    [`${sdk}/src/generated/types.ts`, await emitTypes(contract, propertyTypes)],
    [`${sdk}/src/generated/enums.ts`, emitEnums(contract)],
    [`${sdk}/src/generated/limits.ts`, emitLimits(contract)],
    [`${sdk}/src/generated/operations.ts`, emitOperations(contract)],
    [`${sdk}/src/generated/answers.ts`, emitAnswers(contract)],
    [`${sdk}/src/generated/client.ts`, emitClient(contract)],
    [`${sdk}/src/generated/queries.ts`, emitQueries(contract)],
    [`${sdk}/API.md`, emitReference(contract)],
    [`${mock}/contract.ts`, emitMockContract(contract)],
    [`${mock}/operations.ts`, emitMockOperations(contract)],
    [`${mock}/openapi.json`, `${JSON.stringify(joinExamples(yaml, examples), null, 1)}\n`],
  ]);
}
