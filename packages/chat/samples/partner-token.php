<?php
// PHP 8.1 or later: asks the shop for a chat token for one of your buyers. Run it on your server; the key must not reach a page.

function part(string $bytes): string
{
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

/** $shop is its origin, $keyId and $privateKey (PEM) are as issued; $id is your own id of the buyer, $name what agents see. `expiresAt` is Unix time. */
function chatToken(string $shop, string $keyId, string $privateKey, string $id, string $name): array
{
    $head = part(json_encode(['alg' => 'RS256', 'typ' => 'JWT', 'kid' => $keyId]));
    $claims = part(json_encode([
        'aud' => 'rider-chat',
        'iat' => time(),
        'jti' => bin2hex(random_bytes(16)),
        'sub' => $id,
        'name' => $name,
    ]));
    if (!openssl_sign("$head.$claims", $signature, $privateKey, OPENSSL_ALGO_SHA256)) {
        throw new RuntimeException('The key cannot sign');
    }
    $answer = file_get_contents("$shop/api/partner/chat_token", false, stream_context_create(['http' => [
        'method' => 'POST',
        'header' => 'Content-Type: application/json',
        'content' => json_encode(['assertion' => "$head.$claims." . part($signature)]),
        'ignore_errors' => true,
        'timeout' => 10,
    ]]));
    $read = json_decode((string) $answer, true);
    if (($read['status'] ?? 0) !== 200) {
        throw new RuntimeException($read['msg'] ?? 'The shop did not answer');
    }
    return ['token' => $read['data']['chat_token'], 'expiresAt' => $read['data']['expires_time']];
}
