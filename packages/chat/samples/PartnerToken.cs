// .NET 8 or later: asks the shop for a chat token for one of your buyers. Run it on your server; the key must not reach a page.
using System.Net.Http.Json;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

public static class PartnerToken
{
    private static string Part(byte[] bytes) => Convert.ToBase64String(bytes).TrimEnd('=').Replace('+', '-').Replace('/', '_');

    /// <summary>
    /// <paramref name="shop"/> is its origin, <paramref name="keyId"/> and <paramref name="privateKey"/> (PEM) are as issued;
    /// <paramref name="id"/> is your own id of the buyer, <paramref name="name"/> what agents see.
    /// </summary>
    public static async Task<(string Token, DateTimeOffset ExpiresAt)> GetAsync(
        HttpClient http, Uri shop, string keyId, string privateKey, string id, string name)
    {
        var head = Part(JsonSerializer.SerializeToUtf8Bytes(new { alg = "RS256", typ = "JWT", kid = keyId }));
        var claims = Part(JsonSerializer.SerializeToUtf8Bytes(new
        {
            aud = "rider-chat",
            iat = DateTimeOffset.UtcNow.ToUnixTimeSeconds(),
            jti = Guid.NewGuid().ToString(),
            sub = id,
            name,
        }));
        using var key = RSA.Create();
        key.ImportFromPem(privateKey);
        var signature = key.SignData(
            Encoding.ASCII.GetBytes($"{head}.{claims}"), HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1);
        using var sent = await http.PostAsJsonAsync(
            new Uri(shop, "/api/partner/chat_token"), new { assertion = $"{head}.{claims}.{Part(signature)}" });
        using var read = JsonDocument.Parse(await sent.Content.ReadAsStringAsync());
        var answer = read.RootElement;
        if (answer.GetProperty("status").GetInt32() != 200)
            throw new InvalidOperationException(answer.GetProperty("msg").GetString());
        var data = answer.GetProperty("data");
        return (data.GetProperty("chat_token").GetString()!,
            DateTimeOffset.FromUnixTimeSeconds(data.GetProperty("expires_time").GetInt64()));
    }
}
